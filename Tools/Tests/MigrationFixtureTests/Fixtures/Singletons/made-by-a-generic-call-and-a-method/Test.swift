let brineGauge = BrineGauge(
  dependencies: .init(
    salt: BrineValue(key: "brine.test", default: 8),
    names: BrineValue(key: "brine.other", default: [])))
UserDefaults.standard.removeObject(forKey: "brine.test")
expect(brineGauge.fill() == "9 0", "other values answer")
