let sheet = AttendanceSheet()
print(sheet.mark(["Ida", "Ole"]), sheet.mark(["Per"]))
