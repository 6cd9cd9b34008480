PuppetShow().end()
PuppetShow(acts: 2) { print("bravo") }.end()
