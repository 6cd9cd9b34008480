await MainActor.run {
  print(LampView1503(room: "hall").body.text)
  print(LampSwitch1503().body.text, LampView1503(room: "hall").body.text)
  print(LampShade1503().body.text, LampOwner1503().watts())
}
