import SwiftUI

await MainActor.run {
  let pane = GlassPane1502(size: .constant(3), title: "pane")
  print("made")
  print(pane.body.text)
  let frame = GlassFrame1502(title: "frame") {
    Text("\($0)")
  } foot: {
    Text("foot")
  }
  print(frame.body.text, frame.foot.text)
  print(GlassList1502().body.text)
}
