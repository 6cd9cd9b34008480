print(RopeCoil(named: "hemp").metres, RopeCoil(name: "silk", metres: 3).isEnough(for: "a"))
