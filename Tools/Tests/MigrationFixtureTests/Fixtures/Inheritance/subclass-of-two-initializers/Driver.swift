print(NightTram(line: 3).run(), NightTram(sign: "9")?.run() ?? 0, NightTram(sign: "x") == nil)
