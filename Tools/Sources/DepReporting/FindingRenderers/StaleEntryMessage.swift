internal import DepAudit

/// What to say about an entry of the baseline that no longer occurs.
struct StaleEntryMessage {
  static let command = "depstructs audit --update-baseline"

  let text: String

  init(_ entry: BaselineEntry) {
    let owner = entry.type.isEmpty ? "outside of types" : "in \(entry.type)"
    let places = Counted.noun(entry.count, "place")
    text =
      "the baseline allows \(places) with '\(entry.expression)' (\(entry.rule)) \(owner) of "
      + "\(entry.module) that no longer occur; run '\(Self.command)'"
  }
}
