import Resolver
import SwiftUI

final class TideModel1504: ObservableObject {
  var level = 2
}

func registerTide1504() {
  Resolver.register { TideModel1504() }
}

struct TideView1504: View {
  struct Dependencies {
    var model: TideModel1504

    static var defaultDependencies: Self {
      @Injected var model: TideModel1504
      return Self(model: model)
    }
  }

  @ObservedObject private var model: TideModel1504

  let name: String

  init(name: String, dependencies: Dependencies = .defaultDependencies) {
    _model = ObservedObject(wrappedValue: dependencies.model)
    self.name = name
  }

  var body: Text {
    $model.level.wrappedValue += 1
    return Text("\(name) \(model.level)")
  }
}
