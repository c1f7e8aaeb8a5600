"""The page loads in a real browser, under the strictest policy, without a word of complaint."""

from playwright.sync_api import Page


def test_the_start_page_loads_without_complaints(page: Page) -> None:
    complaints: list[str] = []
    page.on("console", lambda message: complaints.append(message.text) if message.type == "error" else None)
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.goto("/")
    page.wait_for_selector("main")
    assert complaints == []
