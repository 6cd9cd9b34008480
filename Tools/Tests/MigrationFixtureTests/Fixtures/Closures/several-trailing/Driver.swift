CurtainDrive().open()
CurtainDrive().close()
