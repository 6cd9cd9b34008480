import SwiftSyntax

/// Which arguments of the only call in a closure or function are what that is given.
package struct ForwardedArguments: Hashable, Sendable {
  package struct Pair: Hashable, Sendable {
    /// The index of the argument in the call.
    package let argument: Int
    /// The index of the parameter of the closure.
    package let parameter: Int
  }

  /// The name that is called: `Row`, `makeRow`.
  package let callee: String
  /// The labels of the call, in order; `_` for none.
  package let labels: [String]
  package let pairs: [Pair]

  /// Each argument that is a parameter: its label, and the index of that parameter.
  package var byLabel: [String] { pairs.map { "\(labels[$0.argument]):\($0.parameter)" } }

  /// Whether no parameter goes to two arguments.
  package var isPlain: Bool { Set(pairs.map(\.parameter)).count == pairs.count }

  init?(_ own: OnlyCall) {
    guard let call = own.call, call.trailingClosure == nil,
      let path = call.calledExpression.namePath
    else { return nil }
    callee =
      path.hasPrefix("self.")
      ? String(path.dropFirst("self.".count))
      : path.hasSuffix(".init") ? String(path.dropLast(".init".count)) : path
    labels = call.arguments.map { $0.label?.plainName ?? "_" }
    pairs = call.arguments.enumerated().compactMap { index, argument in
      own.parameter(argument.expression).map { Pair(argument: index, parameter: $0) }
    }
  }

  private init(callee: String, labels: [String], pairs: [Pair]) {
    self.callee = callee
    self.labels = labels
    self.pairs = pairs
  }

  /// What the call of a function comes to that makes another call.
  fileprivate func through(_ inner: ForwardedArguments, taking count: Int) -> Self? {
    // An argument that the call leaves out would move the others.
    guard labels.count == count else { return nil }
    return Self(
      callee: inner.callee, labels: inner.labels,
      pairs: inner.pairs.compactMap { pair in
        pairs.first { $0.argument == pair.parameter }.map {
          Pair(argument: pair.argument, parameter: $0.parameter)
        }
      })
  }
}

extension ConstructionSite.Argument {
  /// What the closure passes on, through functions of the root; nil for code that does more.
  package func forwarded(in root: RootSite) -> ForwardedArguments? {
    let functions = root.members.compactMap { $0.node.as(FunctionDeclSyntax.self) }
    let name = path.map { $0.first == "self" ? $0.dropFirst() : $0[...] }
    if let name, name.count == 1, let function = functions.first(named: name.last) {
      return ForwardedArguments(OnlyCall(function))
    }
    guard let own = ForwardedArguments(OnlyCall(node.expression)),
      let function = functions.first(named: own.callee)
    else { return ForwardedArguments(OnlyCall(node.expression)) }
    return ForwardedArguments(OnlyCall(function)).flatMap {
      own.through($0, taking: function.signature.parameterClause.parameters.count)
    }
  }
}

extension [FunctionDeclSyntax] {
  /// The only one of a name.
  fileprivate func first(named name: String?) -> FunctionDeclSyntax? {
    let named = filter { $0.name.plainName == name }
    return named.count == 1 ? named[0] : nil
  }
}
