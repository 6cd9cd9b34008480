let services1405 = DockServices1405()
print(DockHand1405(services: services1405).load(), DockBoss1405(services: services1405).bossy())
let panel1405 = DockPanel1405(services: services1405, isOpen: true)
services1405.radio = DockRadio1405()
services1405.radio.words = ["fog"]
print(panel1405?.show() ?? [], DockPanel1405(services: services1405, isOpen: false) == nil)
