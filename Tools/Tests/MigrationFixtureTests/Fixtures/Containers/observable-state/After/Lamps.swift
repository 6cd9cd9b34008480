import FactoryKit
import SwiftUI

final class LampModel1503 {
  var watts = 40
}

extension Container {
  var lampModel1503: Factory<LampModel1503> { self { LampModel1503() }.shared }
  var lampGrid1503: Factory<LampModel1503> { self { LampModel1503() }.singleton }
  var lampOnce1503: Factory<LampModel1503> { self { LampModel1503() } }
}

struct LampView1503: View {
  struct Dependencies {
    var model: LampModel1503
    var grid: LampModel1503

    static var defaultDependencies: Self {
      @Injected(\.lampModel1503) var model
      @Injected(\.lampGrid1503) var grid
      return Self(model: model, grid: grid)
    }
  }

  private let dependencies: Dependencies

  @State private var model: LampModel1503

  let room: String

  init(room: String, dependencies: Dependencies = .defaultDependencies) {
    self.room = room
    self.dependencies = dependencies
    _model = State(wrappedValue: dependencies.model)
  }

  var body: Text { Text("\(room) \(model.watts) of \(dependencies.grid.watts)") }
}

struct LampSwitch1503: View {
  struct Dependencies {
    var grid: LampModel1503

    static var defaultDependencies: Self {
      @Injected(\.lampGrid1503) var grid
      return Self(grid: grid)
    }
  }

  @State private var grid: LampModel1503

  init(dependencies: Dependencies = .defaultDependencies) {
    _grid = State(wrappedValue: dependencies.grid)
  }

  var body: Text {
    $grid.watts.wrappedValue += 1
    return Text("\(grid.watts)")
  }
}

struct LampShade1503: View {
  @InjectedObservable(\.lampOnce1503) private var model

  var body: Text { Text("\(model.watts)") }
}

final class LampOwner1503 {
  @InjectedObservable(\.lampModel1503) private var model

  func watts() -> Int { model.watts }
}
