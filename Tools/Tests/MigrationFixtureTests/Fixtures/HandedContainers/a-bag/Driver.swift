await MainActor.run {
  let services = DockServices1405()
  print(DockHand1405(services: services).load(), DockBoss1405(services: services).bossy())
  let panel = DockPanel1405(services: services, isOpen: true)
  services.radio = DockRadio1405()
  services.radio.words = ["fog"]
  print(panel?.show() ?? [], DockPanel1405(services: services, isOpen: false) == nil)
}
