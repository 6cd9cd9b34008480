var saver: DraftSaver? = DraftSaver()
saver?.type("Dear")
saver?.work().forEach { $0() }
let work = saver?.work() ?? []
saver = nil
work.forEach { $0() }
