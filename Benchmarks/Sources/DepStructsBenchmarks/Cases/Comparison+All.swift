extension Comparison {
  /// Everything that is measured, in the order of the table.
  static let all =
    ServiceCases.all + StructCases.all + DeepGraphCases.all + DefaultCases.all + LifetimeCases.all
}
