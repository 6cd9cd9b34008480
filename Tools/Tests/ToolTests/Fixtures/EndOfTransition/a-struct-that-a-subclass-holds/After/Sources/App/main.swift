func launch() {
  let edit = Edit()
  edit.run()
  edit.edit()
}
launch()
