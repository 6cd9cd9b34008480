import DepModel
import DepSyntax

extension Wiring {
  /// A closure that gives what a member gives which stands for a registration.
  mutating func registeredClosure(
    _ wanted: Wanted, _ function: MeantType.Function, _ made: MeantType, in use: inout Use
  ) -> WiredExpression? {
    guard function.parameters.isEmpty, !use.isCapturing else { return nil }
    let found = states[use.root].view.suiting(made, named: wanted.name).filter { supply in
      supply.form == .value && registered.contains(supply.name) && supply.name != use.member
    }
    guard let supply = found.first, found.count == 1, let path = supply.path.last else {
      return nil
    }
    if function.isSendable, function.actor == nil {
      let isMade = path.hasSuffix("()")
      if isMade || supply.type.type.map({ !scope.isSendable($0) }) ?? true {
        report(notSendable: wanted, from: wanted, in: use)
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
