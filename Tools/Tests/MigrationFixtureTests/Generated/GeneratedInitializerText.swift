/// The initializers of a generated type, line by line.
struct GeneratedInitializerText {
  let source: GeneratedSource

  var lines: [String] {
    let isClass = source.kind.isClass
    let demands = source.initializers == .demanded && isClass
    let words =
      switch source.initializers {
      case .required: "required init(label: String)"
      case .demanded: demands ? "required init(label: String)" : "init(label: String)"
      case .failable: "init?(label: String)"
      case .throwing: "init(label: String) throws"
      case .overriding: "override init()"
      case .empty: "init()"
      case .labelled, .delegating: "init(label: String)"
      case .none: ""
      }
    guard !words.isEmpty else { return [] }
    var body = source.initializers.isLabelled ? ["self.label = label"] : []
    if source.initializers == .failable { body.insert("if label.isEmpty { return nil }", at: 0) }
    if source.initializers == .throwing {
      body.insert("if label.isEmpty { throw CancellationError() }", at: 0)
    }
    body += source.members.compactMap(\.assignment)
    if source.superclass != .none { body.append("super.init()") }
    let written = ["\(words) {", "  // sets everything"] + body.map { "  \($0)" } + ["}"]
    return written + (source.initializers == .delegating ? delegating : [])
  }

  private var delegating: [String] {
    // `NSObject` and a class of the module have an initializer without parameters, too.
    let words = source.superclass == .none ? [] : ["override"]
    let convenience = source.kind.isClass ? ["convenience"] : []
    return ["", (words + convenience + ["init() {"]).joined(separator: " ")]
      + ["  self.init(label: \"made\")", "}"]
  }
}
