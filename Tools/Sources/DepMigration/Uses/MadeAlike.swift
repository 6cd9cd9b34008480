import DepModel
import DepSyntax

/// Lets all places of a type that make the same object share one field.
enum MadeAlike {
  /// Where one place takes the type itself, the others do too, whatever protocol they ask for.
  static func unified(_ uses: [HiddenUse]) -> [HiddenUse] {
    let made = uses.lazy.filter { $0.dependency.kind == .construction }.map(\.draft)
    let concrete = Dictionary(
      made.filter { $0.type.result?.isExistential == false }.map { ($0.live, $0) }
    ) { first, _ in first }
    return uses.map { use in
      guard use.dependency.kind == .construction, use.draft.type.result?.isExistential == true,
        let other = concrete[use.draft.live], other.access == use.draft.access
      else { return use }
      var use = use
      use.draft = other
      return use
    }
  }
}
