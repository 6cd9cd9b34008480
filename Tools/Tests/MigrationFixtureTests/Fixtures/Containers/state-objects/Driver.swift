await MainActor.run {
  let pane = GlassPane1502(size: .constant(3), title: "pane")
  print("made")
  print(pane.body.text)
  print(GlassList1502().body.text)
}
