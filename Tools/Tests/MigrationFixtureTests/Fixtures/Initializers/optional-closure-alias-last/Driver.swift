PuppetShow().end()
PuppetShow(numberOfActs: 2) { print("bravo") }.end()
