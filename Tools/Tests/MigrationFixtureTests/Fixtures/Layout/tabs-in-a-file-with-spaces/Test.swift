let values6174 = UserDefaults(suiteName: "values6174")!
values6174.set(true, forKey: "marked6174")
expect(Dial6174(dependencies: .init(userDefaults: values6174)).isMarked(), "reads the given ones")
