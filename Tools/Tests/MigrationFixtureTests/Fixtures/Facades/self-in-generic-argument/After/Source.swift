import Foundation

struct Courier5102<Parcel> {
  let count: Int
}

protocol Parcel5102 {}

extension Parcel5102 {
  static var courier: Courier5102<Self> {
    Courier5102(count: UserDefaults.standard.integer(forKey: "parcels5102"))
  }
}

enum Letter5102: Parcel5102 {}

final class PostOffice5102 {
  struct Dependencies {
    var courier: @Sendable () -> Courier5102<Letter5102>

    static var defaultDependencies: Self {
      Self(courier: { Letter5102.courier })
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func waiting() -> Int { dependencies.courier().count }
}
