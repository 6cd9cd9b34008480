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
  @InjectedObservable(\.lampModel1503) private var model
  @InjectedObservable(\.lampGrid1503) private var grid

  let room: String

  var body: Text { Text("\(room) \(model.watts) of \(grid.watts)") }
}

struct LampSwitch1503: View {
  @InjectedObservable(\.lampGrid1503) private var grid

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
