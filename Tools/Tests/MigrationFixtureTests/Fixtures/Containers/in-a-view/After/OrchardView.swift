import FactoryKit
import SwiftUI

final class OrchardStore1316 {
  var apples = 3
}

extension Container {
  var orchardStore1316: Factory<OrchardStore1316> { self { OrchardStore1316() }.singleton }
}

struct OrchardView1316: View {
  struct Dependencies {
    var store: OrchardStore1316

    static var defaultDependencies: Self {
      @Injected(\.orchardStore1316) var store
      return Self(store: store)
    }
  }

  let title: String

  var dependencies: Dependencies = .defaultDependencies

  var body: Text { Text("\(title): \(dependencies.store.apples) apples") }
}
