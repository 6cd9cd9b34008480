print(MillWheel(word: "splash").run(), MillWheel(number: 3).run(), MillWheel { "x\($0)" }.run())
