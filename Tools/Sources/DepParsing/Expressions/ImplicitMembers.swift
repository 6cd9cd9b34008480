internal import DepFacts
@_spi(RawSyntax) internal import SwiftSyntax

extension FactWalker {
  /// Names of shared things; other implicit members are noted only where they matter.
  private static let sharedNames: Set<String> = [
    "shared", "standard", "default", "current", "main", "now", "general", "instance",
    "sharedinstance", "singleton", "live", "processinfo", "autoupdatingcurrent", "system",
    "global", "random", "standardoutput", "standarderror", "standardinput", "temporarydirectory",
  ]

  /// Notes a chain such as `.shared`, where something tells its type.
  mutating func recordImplicit(
    _ chain: Chain, _ expectation: Expectation, _ role: UseFact.Role
  ) {
    guard !surroundings.isPattern, let offset = source.start(of: chain.leaf) else { return }
    switch expectation {
    case .none, .local, .interpolated: return
    case .written, .cast, .assigned: break
    case .compared:
      guard isShared(chain) else { return }
    case .argument(let call, let label, _):
      guard
        buildsSomething(call) || isShared(chain) || isLabelOfNotification(label) || isNow(chain)
      else { return }
    }
    _ = spell(chain)
    use(at: offset, role: role) { walker in walker.context(of: expectation) }
  }

  private func isShared(_ chain: Chain) -> Bool {
    guard chain.leafName.count <= 20 else { return false }
    return Self.sharedNames.contains(String(syntaxText: chain.leafName).lowercased())
  }

  /// Whether it may be the time, as `.init()` and `.init(timeIntervalSinceNow: 3)` are for a date.
  private func isNow(_ chain: Chain) -> Bool {
    guard chain.leafName == "init", links.count > chain.mark,
      case .call(let call)? = links.last, call.closure == nil, let arguments = call.arguments.nodes
    else { return false }
    guard let first = arguments.first else { return true }
    return first.flatMap { ArgumentNode($0) }?.labelText == "timeIntervalSinceNow"
  }

  /// Whether a call is one of an initializer, or an attribute.
  private func buildsSomething(_ call: RawSyntax) -> Bool {
    if call.kind == .attribute { return true }
    guard call.kind == .functionCallExpr, let call = CallNode(call),
      let name = ExpressionShape.calledName(call.called)
    else { return false }
    return name.beginsUppercase || name == "init"
  }

  /// The context that an expectation is.
  mutating func context(of expectation: Expectation) -> Int32 {
    switch expectation {
    case .none: return -1
    case .written(let type), .cast(let type): return contexts.index(.writtenType, type: type)
    case .argument(let call, let label, let index),
      .interpolated(let call, let label, let index):
      spellCallee(call)
      return contexts.index(
        .argument, path: spelling, label: label?.tokenView?.rawText.withoutBackticks ?? "_",
        argument: index)
    case .local(let name):
      spelling.clear()
      _ = spelling.append("let")
      _ = spelling.append(name)
      return contexts.index(.assignment, path: spelling)
    case .assigned(let node), .compared(let node):
      spellExpression(node)
      return contexts.index(.assignment, path: spelling)
    }
  }
}
