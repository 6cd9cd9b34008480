import Swinject

let harbor6149Container = harborContainer6149()
let harbor6149Router = MainHarborRouter6149(container: harbor6149Container)
let harbor6149Module = HarborModule6149(harbor6149Router)
print("open", harbor6149Module.dock("Elba", at: 3), harbor6149Module.hasPilot())
print(harbor6149Module.dock("Capri", at: "here"), harbor6149Router.shown)
let harbor6149Setup = HarborSetup6149(assembler: Assembler(container: harbor6149Container))
let harbor6149Tug = HarborTug6149(router: harbor6149Router)
moor6149(harbor6149Tug, with: MainHarborRouter6149(container: harborContainer6149()))
print(harbor6149Tug.pull("Samos"), harbor6149Router.shown.count)
print(HarborGate6149(setup: harbor6149Setup).open("Malta"))
print(HarborOffice6149(setup: harbor6149Setup, name: "North").call("Elba"))
