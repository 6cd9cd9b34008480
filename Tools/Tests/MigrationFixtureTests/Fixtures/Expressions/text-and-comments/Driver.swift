print(CodeMentor().advice())
