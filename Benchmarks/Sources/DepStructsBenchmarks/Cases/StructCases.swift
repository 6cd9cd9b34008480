/// The struct where a compiler can do less for it than in ``ServiceCases``.
enum StructCases {
  static let all = elsewhere + unconstrained

  private static let elsewhere = [
    Rival<HandWrittenElsewhere.One>("1 dependency, initializer called")
      .construction("struct passed", StructPassedElsewhere.One.self),
    Rival<HandWrittenElsewhere.Three>("3 dependencies, initializer called")
      .construction("struct passed", StructPassedElsewhere.Three.self),
    Rival<HandWrittenElsewhere.Ten>("10 dependencies, initializer called")
      .construction("struct passed", StructPassedElsewhere.Ten.self),
  ]

  private static let unconstrained =
    [
      Rival<HandWrittenUnconstrained.One>("1 dependency, unconstrained protocol")
        .construction("struct passed", StructPassedUnconstrained.One.self),
      Rival<HandWrittenUnconstrained.Three>("3 dependencies, unconstrained protocols")
        .construction("struct passed", StructPassedUnconstrained.Three.self),
      Rival<HandWrittenUnconstrained.Ten>("10 dependencies, unconstrained protocols")
        .construction("struct passed", StructPassedUnconstrained.Ten.self),
    ] + [
      Rival<HandWrittenUnconstrained.One>("1 dependency, unconstrained protocol")
        .use("struct passed", StructPassedUnconstrained.One.self),
      Rival<HandWrittenUnconstrained.One>("1 dependency, unconstrained protocol")
        .use("struct passed, borrowing method", StructPassedUnconstrained.OneBorrowed.self),
      Rival<HandWrittenUnconstrained.Three>("3 dependencies, unconstrained protocols")
        .use("struct passed", StructPassedUnconstrained.Three.self),
      Rival<HandWrittenUnconstrained.Ten>("10 dependencies, unconstrained protocols")
        .use("struct passed", StructPassedUnconstrained.Ten.self),
    ]
}
