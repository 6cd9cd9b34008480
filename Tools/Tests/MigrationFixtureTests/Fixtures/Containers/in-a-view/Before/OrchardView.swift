import FactoryKit
import SwiftUI

final class OrchardStore1316 {
  var apples = 3
}

extension Container {
  var orchardStore1316: Factory<OrchardStore1316> { self { OrchardStore1316() }.singleton }
}

struct OrchardView1316: View {
  @InjectedObservable(\.orchardStore1316) private var store

  let title: String

  var body: Text { Text("\(title): \(store.apples) apples") }
}
