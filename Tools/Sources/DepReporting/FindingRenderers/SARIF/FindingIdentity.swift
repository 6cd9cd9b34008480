internal import DepAudit

/// Names findings so that they are found again after their lines have moved.
struct FindingIdentity {
  private var occurrences: [String: Int] = [:]

  /// The name of the next finding, in order of file and offset.
  mutating func next(_ finding: Finding) -> String {
    let parts = [finding.module, finding.type, finding.rule.rawValue, finding.expression]
    let key = parts.map(Self.escaped).joined(separator: "/")
    let ordinal = occurrences[key, default: 0] + 1
    occurrences[key] = ordinal
    return "\(key)/\(ordinal)"
  }

  /// Keeps parts apart that contain the separator.
  private static func escaped(_ part: String) -> String {
    guard part.contains(where: { $0 == "/" || $0 == "%" }) else { return part }
    return part.map { $0 == "/" ? "%2F" : $0 == "%" ? "%25" : String($0) }.joined()
  }
}
