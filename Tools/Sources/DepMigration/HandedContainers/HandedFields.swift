import DepFacts
import DepModel
import DepPlan
import DepSyntax

/// The fields of a struct that stands for a container, each once.
struct HandedFields {
  private(set) var all: [HandedContainerIntent.Field] = []
  private(set) var actor: String?
  private(set) var readCount = 0
  private var names: [String: String] = [:]

  init(_ drafts: [HandedField.Draft], filled: [InjectedProperty], readsFirst: Bool = false) {
    let fields = filled.map {
      HandedContainerIntent.Field(
        name: $0.field.name, type: FieldType($0.field.type), live: $0.field.draft.live)
    }
    if !readsFirst { all = fields }
    defer { if readsFirst { all += fields } }
    var taken = Set(fields.map(\.name))
    readCount = drafts.count + filled.count
    let asked = Set(drafts.map(\.identity))
    for draft in drafts where names[draft.identity] == nil {
      // One field serves those who unwrap the object and those who do not.
      if let unforced = draft.unforced, asked.contains(unforced.identity) { continue }
      var name = draft.name
      var number = 2
      while !taken.insert(name).inserted {
        name = "\(draft.name)\(number)"
        number += 1
      }
      names[draft.identity] = name
      actor = actor ?? draft.actor
      all.append(
        .init(name: name, type: draft.type, live: draft.live, origin: draft.origin))
    }
  }

  /// What a place becomes that asks the container.
  func text(for draft: HandedField.Draft) -> String {
    let optional = draft.unforced.flatMap { names[$0.identity] }
    let name = optional ?? names[draft.identity] ?? draft.name
    return "dependencies.\(name.escapedAsMember)" + (draft.arguments.map { "(\($0))" } ?? "")
      + (optional == nil ? "" : "!")
  }
}
