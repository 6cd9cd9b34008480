import DepFacts

extension CountingPolicy {
  /// Why what is passed there is no dependency: the name of a log, the begin of a schedule.
  func reason(
    forArgument context: UseContext?, _ counted: Set<CountableKind>
  ) -> ExemptUse.Reason? {
    guard let context, context.kind == .argument, let called = context.path.last?.baseName,
      types.recordsByName[called]?.contains(where: { !types.records[$0].isExternal }) != true
    else { return nil }
    if sdk.lists(called, in: .logTypes), !counted.contains(.logging) { return .logging }
    // The bundle of a screen's own files is that of the program in each test, too.
    if sdk.lists(called, in: .resourceTypes), ["bundle", "in"].contains(context.label),
      !counted.contains(.appearance)
    {
      return .appearance
    }
    let waits =
      sdk.lists(called, in: .delayFunctions)
      || sdk.lists("\(called)(\(context.label):)", in: .deadlineFunctions)
    if waits, !counted.contains(.delay) { return .delay }
    if sdk.lists(called, in: .scheduleFunctions), context.label == "from",
      !counted.contains(.constant)
    {
      return .constant
    }
    return nil
  }
}
