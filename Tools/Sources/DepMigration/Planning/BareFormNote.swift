import DepModel
import DepPlan

/// Says which modules get the bare form because they do not depend on the library.
package enum BareFormNote {
  /// One sentence; none where an option chooses the form.
  package static func sentences(
    on intents: [TypeIntent], _ convention: MigrationOptions.Convention
  ) -> [String] {
    guard convention == .automatic else { return [] }
    let modules = Set(intents.filter(\.declaresBareForm).map(\.outcome.module)).sorted()
    guard let first = modules.first else { return [] }
    let who =
      modules.count == 1
      ? "module '\(first)' does" : "modules \(ShortList.text(modules.map { "'\($0)'" })) do"
    return [
      "\(who) not depend on \(Library.module): types get the bare form; "
        + "'--import' writes the library form"
    ]
  }
}

extension TypeIntent {
  fileprivate var declaresBareForm: Bool {
    if case .extended = structure { return false }
    return !usesLibrary
  }
}
