import DepModel
import DepSyntax

/// One requirement of a protocol, with names as they read inside of the double.
@dynamicMemberLookup struct Member: Sendable {
  /// What its declaration says.
  private var declaration: ProtocolMember
  let generics: GenericNames
  /// The label and name of each parameter: never a keyword, and each once.
  let parameters: [Parameter]
  /// Nil for members of protocols whose sources no project has.
  var place: MockProblem.Place?
  /// What to return in place of failing the test, for members that failure messages call.
  var fallback: String?

  init(_ declaration: ProtocolMember, types: TypeKnowledge, place: MockProblem.Place?) {
    self.declaration = declaration
    self.place = place
    generics = GenericNames(declaration.genericParameters, types: types)
    var used: Set<String> = []
    parameters = declaration.parameters.enumerated().map { index, parameter in
      var parameter = parameter
      parameter.name = parameter.name == "_" ? "argument\(index + 1)" : parameter.name.asIdentifier
      if Keywords.reserved.contains(parameter.name) { parameter.name += "Value" }
      while !used.insert(parameter.name).inserted { parameter.name += "_" }
      return parameter
    }
  }

  subscript<Value>(dynamicMember path: WritableKeyPath<ProtocolMember, Value>) -> Value {
    get { declaration[keyPath: path] }
    set { declaration[keyPath: path] = newValue }
  }

  /// Identifies a member within its type.
  var signature: String {
    let labels = parameters.map { "\($0.label ?? "_"):\($0.type.text)" }
    let result = self.kind == .property ? "" : self.result?.text ?? ""
    return "\(self.isStatic) \(self.fixity ?? "") \(self.name)\(self.genericClause)"
      + "(\(labels.joined(separator: ",")))\(self.whereClause)->\(result)"
  }

  /// How failures call it: `load(_:from:)`.
  var title: String {
    switch self.kind {
    case .property: return self.name
    case .method, .initializer, .subscripting:
      return "\(self.name)(\(parameters.map { "\($0.label ?? "_"):" }.joined()))"
    }
  }
}

typealias Parameter = ProtocolMember.Parameter
typealias Effects = ProtocolMember.Effects

extension Effects {
  var doesThrow: Bool { if case .nothing = throwing { false } else { true } }

  /// As written after the parameters: ` async throws(E)`.
  var text: String {
    var text = isAsync ? " async" : ""
    switch throwing {
    case .nothing: break
    case .anything: text += " throws"
    case .only(let type): text += " throws(\(type.text))"
    case .argument: text += " rethrows"
    }
    return text
  }

  /// In front of a call: `try await `.
  var marks: String { (doesThrow ? "try " : "") + (isAsync ? "await " : "") }
}

/// The type parameters of one member, which no closure can have.
struct GenericNames: Sendable {
  /// The existential that stands for each: `any Decodable`, or `Any`.
  let existentials: [String: String]
  /// Those that cannot be copied, which nothing stands for.
  let noncopyable: Set<String>

  init(_ parameters: [ProtocolMember.GenericParameter], types: TypeKnowledge) {
    existentials = Dictionary(
      parameters.map { ($0.name, types.existential(of: $0.bounds)) }, uniquingKeysWith: { $1 })
    noncopyable = Set(
      parameters.filter { $0.bounds.contains { $0.text.contains("~Copyable") } }.map(\.name))
  }
}
