import { cleanup } from "@testing-library/preact";
import { afterEach, beforeEach } from "vitest";
import { nobodySeated } from "./table/seated";

beforeEach(nobodySeated);
afterEach(cleanup);
