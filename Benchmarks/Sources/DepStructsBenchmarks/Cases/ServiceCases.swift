/// Construction and use of one object with one, three and ten dependencies, in every idiom.
///
/// A container's idiom is found in two places: a service asks in its initializer and keeps what it
/// gets, which shows in construction, or it asks in the body that needs it, which shows in use.
enum ServiceCases {
  static let all: [Comparison] = one + three + ten

  private static let one =
    Rival<HandWritten.One>("1 dependency").construction(
      passed: StructPassed.One.self, singleton: HiddenSingleton.InInitializer.One.self,
      strings: StringKeyed.InInitializer.One.self, array: ArrayScanned.InInitializer.One.self,
      keyPaths: KeyPathInjected.InInitializer.One.self)
    + Rival<HandWritten.One>("1 dependency").use(
      passed: StructPassed.One.self, singleton: HiddenSingleton.InBody.One.self,
      strings: StringKeyed.InBody.One.self, array: ArrayScanned.InBody.One.self,
      keyPaths: KeyPathInjected.InBody.One.self)

  private static let three =
    Rival<HandWritten.Three>("3 dependencies").construction(
      passed: StructPassed.Three.self, singleton: HiddenSingleton.InInitializer.Three.self,
      strings: StringKeyed.InInitializer.Three.self, array: ArrayScanned.InInitializer.Three.self,
      keyPaths: KeyPathInjected.InInitializer.Three.self)
    + Rival<HandWritten.Three>("3 dependencies").use(
      passed: StructPassed.Three.self, singleton: HiddenSingleton.InBody.Three.self,
      strings: StringKeyed.InBody.Three.self, array: ArrayScanned.InBody.Three.self,
      keyPaths: KeyPathInjected.InBody.Three.self)

  private static let ten =
    Rival<HandWritten.Ten>("10 dependencies").construction(
      passed: StructPassed.Ten.self, singleton: HiddenSingleton.InInitializer.Ten.self,
      strings: StringKeyed.InInitializer.Ten.self, array: ArrayScanned.InInitializer.Ten.self,
      keyPaths: KeyPathInjected.InInitializer.Ten.self)
    + Rival<HandWritten.Ten>("10 dependencies").use(
      passed: StructPassed.Ten.self, singleton: HiddenSingleton.InBody.Ten.self,
      strings: StringKeyed.InBody.Ten.self, array: ArrayScanned.InBody.Ten.self,
      keyPaths: KeyPathInjected.InBody.Ten.self)
}

extension Rival {
  fileprivate func construction(
    passed: (some Service).Type, singleton: (some Service).Type, strings: (some Service).Type,
    array: (some Service).Type, keyPaths: (some Service).Type
  ) -> [Comparison] {
    [
      construction("hand-written initializer again", HandWritten.self),
      construction("struct passed", passed),
      construction("hidden singleton", singleton),
      construction("string-keyed store", strings),
      construction("array-scanned registrations", array),
      construction("key-path container", keyPaths),
    ]
  }

  fileprivate func use(
    passed: (some Service).Type, singleton: (some Service).Type, strings: (some Service).Type,
    array: (some Service).Type, keyPaths: (some Service).Type
  ) -> [Comparison] {
    [
      use("hand-written initializer again", HandWritten.self),
      use("struct passed", passed),
      use("hidden singleton", singleton),
      use("string-keyed store", strings),
      use("array-scanned registrations", array),
      use("key-path container", keyPaths),
    ]
  }
}
