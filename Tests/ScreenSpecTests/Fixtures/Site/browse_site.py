"""Opens pages of a site in headless Chromium, on a phone and on a desk, in light and in dark.

browse_site.py CHROMIUM SITE PICTURES PAGE...

Reports what pages say on the console, what is wider than the window, and colours that do not follow the scheme; writes
a picture of each page to the folder PICTURES unless that is "-". Then it opens the index, types into its search field,
and prints how long that took.
"""

import base64
import json
import os
import pathlib
import subprocess
import sys
import tempfile
import time

WINDOWS = {"phone": (390, 844, True), "narrow": (360, 740, True), "desk": (1440, 900, False)}


class Browser:
    def __init__(self, program, profile):
        reader, self.writer = os.pipe()
        self.reader, writer = os.pipe()

        def connect():
            # Out of the way of the two numbers that the browser expects.
            ends = [os.dup(reader), os.dup(writer)]
            ends = [os.dup(end) if end < 5 else end for end in ends]
            os.dup2(ends[0], 3)
            os.dup2(ends[1], 4)

        self.process = subprocess.Popen(
            [program, "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--hide-scrollbars",
             "--remote-debugging-pipe", f"--user-data-dir={profile}"],
            preexec_fn=connect, close_fds=False, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        os.close(reader)
        os.close(writer)
        self.rest = b""
        self.number = 0
        self.events = []
        target = self.call("Target.createTarget", session=None, url="about:blank")["targetId"]
        self.session = self.call("Target.attachToTarget", session=None, targetId=target, flatten=True)["sessionId"]
        for domain in ("Page", "Runtime", "Log"):
            self.call(f"{domain}.enable")

    def receive(self):
        while b"\0" not in self.rest:
            part = os.read(self.reader, 1 << 20)
            if not part:
                sys.exit("the browser has ended")
            self.rest += part
        message, self.rest = self.rest.split(b"\0", 1)
        return json.loads(message)

    def call(self, method, session="", **parameters):
        self.number += 1
        message = {"id": self.number, "method": method, "params": parameters}
        if session is not None:
            message["sessionId"] = self.session
        os.write(self.writer, json.dumps(message).encode() + b"\0")
        while True:
            answer = self.receive()
            if answer.get("id") == self.number:
                if "error" in answer:
                    sys.exit(f"{method}: {answer['error']}")
                return answer["result"]
            self.events.append(answer)

    def open(self, url):
        self.events.clear()
        start = time.monotonic()
        self.call("Page.navigate", url=url)
        while not any(event.get("method") == "Page.loadEventFired" for event in self.events):
            self.events.append(self.receive())
        return time.monotonic() - start

    def complaints(self):
        for event in self.events:
            if event.get("method") == "Runtime.exceptionThrown":
                yield event["params"]["exceptionDetails"]["text"]
            elif event.get("method") == "Log.entryAdded":
                yield event["params"]["entry"]["text"]
            elif event.get("method") == "Runtime.consoleAPICalled":
                yield json.dumps(event["params"]["args"])

    def value(self, expression):
        answer = self.call("Runtime.evaluate", expression=expression, awaitPromise=True, returnByValue=True)
        if "exceptionDetails" in answer:
            sys.exit(f"{expression}: {answer['exceptionDetails']}")
        return answer["result"].get("value")

    def end(self):
        self.process.kill()
        self.process.wait()


def look(browser, site, pictures, page):
    """What is wrong with one page, in words."""
    for window, (width, height, is_mobile) in WINDOWS.items():
        browser.call("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1,
                     mobile=is_mobile)
        for scheme in ("light", "dark"):
            browser.call("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": scheme}])
            browser.open(f"file://{site}/{page}")
            place = f"{page}, {window}, {scheme}"
            for complaint in browser.complaints():
                yield f"{place}: {complaint}"
            wide = browser.value("document.scrollingElement.scrollWidth - innerWidth")
            if wide > 0:
                yield f"{place}: {wide} px wider than the window"
            ground = browser.value("getComputedStyle(document.body).backgroundColor")
            if (sum(json.loads(f"[{ground[4:-1]}]")) < 384) != (scheme == "dark"):
                yield f"{place}: the page is {ground}"
            if pictures != "-" and window != "narrow":
                name = page.replace("/", "-").removesuffix(".html")
                data = browser.call("Page.captureScreenshot", captureBeyondViewport=True, format="png")["data"]
                pathlib.Path(pictures, f"{name}.{window}.{scheme}.png").write_bytes(base64.b64decode(data))


SEARCH = """
(async () => {
    const pause = () => new Promise(done => requestAnimationFrame(() => setTimeout(done)));
    document.dispatchEvent(new KeyboardEvent("keydown", { key: "/", bubbles: true }));
    const input = document.getElementById("site.search");
    if (document.activeElement !== input) { return { problem: "'/' does not lead to the search field" }; }
    for (let tries = 0; tries < 100 && !globalThis.screenSpecPages; tries += 1) { await pause(); }
    const pages = globalThis.screenSpecPages;
    const query = pages[pages.length >> 1][0].toLowerCase();
    let slowest = 0;
    for (let length = 1; length <= query.length; length += 1) {
        const start = performance.now();
        input.value = query.slice(0, length);
        input.dispatchEvent(new Event("input"));
        document.body.getBoundingClientRect();
        slowest = Math.max(slowest, performance.now() - start);
        await pause();
    }
    const options = () => [...document.querySelectorAll("[role=option]")];
    const found = options().some(one => one.querySelector(".name").textContent.toLowerCase() === query);
    if (!found) { return { problem: "search does not find " + query }; }
    const key = name => input.dispatchEvent(new KeyboardEvent("keydown", { key: name, bubbles: true, cancelable: true }));
    const count = options().length;
    key("ArrowDown");
    const selected = options().findIndex(one => one.getAttribute("aria-selected") === "true");
    if (selected !== 1 % count) { return { problem: "the arrow down selects " + selected + " of " + count }; }
    key("Escape");
    if (options().some(one => one.checkVisibility())) { return { problem: "Escape leaves the results open" }; }
    return { slowest, pages: pages.length };
})()
"""


def main():
    program, site, pictures, *pages = sys.argv[1:]
    problems = []
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        browser = Browser(program, profile)
        try:
            for page in pages:
                problems += look(browser, site, pictures, page)
            browser.call("Emulation.setDeviceMetricsOverride", width=1440, height=900, deviceScaleFactor=1, mobile=False)
            seconds = min(browser.open(f"file://{site}/index.html") for _ in range(3))
            result = browser.value(SEARCH)
            if "problem" in result:
                problems.append(result["problem"])
            before = browser.value("getComputedStyle(document.body).backgroundColor")
            browser.value("document.querySelector('.theme').click()")
            if browser.value("getComputedStyle(document.body).backgroundColor") == before:
                problems.append("the button for dark colours changes nothing")
        finally:
            browser.end()
    print(json.dumps({"indexSeconds": seconds, "keystrokeMilliseconds": result.get("slowest"), "problems": problems},
                     indent=1))
    sys.exit(1 if problems else 0)


main()
