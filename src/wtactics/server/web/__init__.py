"""HTTP: the application, its API and pages, guests, and the windows of people."""
