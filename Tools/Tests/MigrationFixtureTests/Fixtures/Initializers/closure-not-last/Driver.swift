print(FogHorn(blow: { "hoot \($0)" }, pitch: 2).sound())
