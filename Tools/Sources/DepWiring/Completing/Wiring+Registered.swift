import DepModel
import DepSyntax

extension Wiring {
  /// What stands for a registration, or what `live` gives from outside.
  mutating func registeredOrLive(
    _ wanted: Wanted, _ function: MeantType.Function, _ made: MeantType, in use: inout Use
  ) -> Made? {
    let told = problems.count
    if let value = registeredClosure(wanted, function, made, in: &use) {
      return Made(expression: value)
    }
    let input = liveInput(for: wanted, in: &use)
    // It gives what the member for a registration could not.
    if input?.expression != nil { problems.removeSubrange(told...) }
    return input
  }

  /// A closure that gives what a member gives which stands for a registration.
  private mutating func registeredClosure(
    _ wanted: Wanted, _ function: MeantType.Function, _ made: MeantType, in use: inout Use
  ) -> WiredExpression? {
    guard function.parameters.isEmpty, !use.isCapturing, !isMadeByLive(wanted, isClosure: true)
    else { return nil }
    let found = states[use.root].view.suiting(made, named: wanted.name).filter { supply in
      supply.form == .value && registered.contains(supply.name) && supply.name != use.member
    }
    guard let supply = found.first, found.count == 1, let path = supply.path.last else {
      return nil
    }
    if function.isSendable, function.actor == nil {
      let isMade = path.hasSuffix("()")
      if isMade || supply.type.type.map({ !scope.isSendable($0) }) ?? true {
        let taken = Wanted(
          name: supply.name, type: supply.type, place: wanted.place, owner: wanted.owner,
          structType: wanted.structType)
        report(notSendable: taken, from: wanted, in: use)
        return nil
      }
      return .closure(
        captures: [supply.name.escaped], parameters: [], effects: "",
        body: .text(supply.name.escaped))
    }
    return .closure(
      captures: ownCapture(in: use), parameters: [], effects: "", body: .text(path.escaped))
  }
}
